/** The content security policy of a static site, which a server sends as a header: server/src/app.ts. */
import type { Plugin } from 'vite';

/** `frame-ancestors` works only in a header. */
const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
].join(';');

export function staticPolicy(): Plugin {
  return {
    name: 'followsuit:static-policy',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
