/** The field with the file of a variant's own picture: a grey machine is shown grey. */
export const VARIANT_PICTURE = { namespace: 'xana', key: 'picture' } as const;
