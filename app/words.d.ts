/** See locales/words-plugin.ts; `app/i18n/words.ts` has its type. */
declare module 'virtual:words/*' {
  const words: never;
  export default words;
}
