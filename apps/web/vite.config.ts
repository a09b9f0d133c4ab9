import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_TARGET ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': server, '/config.json': server } },
  build: {
    target: 'es2023',
    // One style sheet: a page that the server renders is styled before its script is known.
    cssCodeSplit: false,
    // Below these the build rewrites light-dark(), and dark colours are lost.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
})
