import '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './client/offline.ts';
import { Notices } from './people/notices.tsx';
import { startRouter } from './router.ts';
import './settings.ts';
import './style/base.css';

startRouter();
keepOffline();
render(
  <>
    <Notices />
    <App />
  </>,
  document.getElementById('app') as HTMLElement,
);
