/** Longer ones may break, or they would leave a narrow column. */
const LONGEST = 20;

/**
 * A name that does not break after its hyphens: `USB-C`, `i5-8350U`. The text itself stays plain, so that it can be copied and
 * searched.
 */
export function Unbroken({ text }: { text: string }) {
  if (!text.includes('-')) return text;
  // Every second part is a word with a hyphen; no two of a name have to be told apart.
  return text.split(/(\S*-\S*)/).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
