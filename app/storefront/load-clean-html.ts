import { nextTurn } from '#domain/next-turn.ts';

/** In a turn of its own: the first time, the engine compiles its modules for 20 to 30 ms. */
export async function loadCleanHtml() {
  await nextTurn();
  const { cleanHtml } = await import('./clean-html.ts');
  await nextTurn();
  return cleanHtml;
}
