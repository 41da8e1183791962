import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Pictures and fonts stay files of their own: each is cached by itself and none blocks the script.
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['.'] } },
});
