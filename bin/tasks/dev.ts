/** `npm run dev`: the same store, with the storefront compiled on demand and hot reload. */
process.env.NODE_ENV = 'development';
await import('../../server/main.ts');

export {};
