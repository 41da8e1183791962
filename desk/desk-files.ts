/** The files of the desk's pages, served below `/desk` beside those of the brand. */
export const DESK_FILES = {
  base: '/desk/assets',
  styles: [new URL('desk.css', import.meta.url)],
  script: new URL('desk.client.js', import.meta.url),
};
