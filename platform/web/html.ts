/** Markup that is safe to send. Only `html` and `trusted` make it, so a plain string can never pass for it. */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Html = Markup;

/** A template's value: everything but markup is escaped; `null`, `undefined` and `false` leave nothing. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/**
 * A template whose values are escaped for text and for double-quoted attributes. Attributes must be quoted; values
 * must not be inside `<script>`, `<style>`, comments or tag names.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Markup(strings.reduce((text, part, index) => text + part + render(values[index]), ''));
}

/** Markup of our own from a file, such as a logo. Never for typed text. */
export function trusted(text: string): Html {
  return new Markup(text);
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}
