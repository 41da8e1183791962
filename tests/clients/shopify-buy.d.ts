declare module 'shopify-buy';
