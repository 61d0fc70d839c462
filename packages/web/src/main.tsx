import '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepOffline } from './client/offline.ts';
import { whenIdle } from './idle.ts';
import { Notices } from './people/notices.tsx';
import { startRouter } from './router.ts';
import './settings.ts';
import { rewriteLinks } from './static-links.ts';
import './style/base.css';
import { loadFonts } from './style/fonts.ts';
import { startLanguage } from './text/language.ts';

startRouter();
if (!HAS_SERVER) rewriteLinks();
keepOffline();
startLanguage().then(() => {
  render(
    <>
      <Notices />
      <App />
    </>,
    document.getElementById('app') as HTMLElement,
  );
  whenIdle(loadFonts);
});
