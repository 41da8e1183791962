/** Whether the examples of the one have, all together, every field that those of the other have, of the same type; they may have more. */
export function hasFieldsOf(a: readonly unknown[], b: readonly unknown[]): boolean {
  const known = fieldsOf(a);
  return [...fieldsOf(b)].every((field) => known.has(field));
}

/** `facts.cpu.label:string`, and `facts.ports[]` of a list with or without items; what is null says nothing, since another example may have it. */
function fieldsOf(examples: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  const note = (value: unknown, path: string): void => {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      found.add(`${path}[]`);
      for (const item of value) note(item, `${path}[]`);
    } else if (typeof value === 'object')
      for (const [name, part] of Object.entries(value)) note(part, `${path}.${name}`);
    else found.add(`${path}:${typeof value}`);
  };
  for (const example of examples) note(example, '');
  return found;
}
