import { defineConfig } from 'vite';
import { catalogue } from './build/catalogue.ts';
import { compress } from './build/compress.ts';

export default defineConfig({
  plugins: [catalogue(), compress()],
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  // The classic and the automatic JSX both exist; Preact's own runtime is the one in use.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
