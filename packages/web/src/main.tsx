import '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { startRouter } from './router.ts';
import './settings.ts';
import './style/base.css';

startRouter();
render(<App />, document.getElementById('app') as HTMLElement);
