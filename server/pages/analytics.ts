import * as v from 'valibot';

/** A counter of visits on the owner's own server, without cookies. */
export interface Analytics {
  script: string;
  /** Where the script sends what it counted. */
  endpoint: string;
  /** The attributes of the script's tag. */
  attributes: readonly (readonly [name: string, value: string])[];
}

/** An address as a Content-Security-Policy can name it: without query, fragment or a sign that ends it. */
export const policyAddress = v.pipe(
  v.string(),
  v.url('must be an address like https://stats.example.gr/script.js'),
  v.regex(
    /^https?:\/\/[^\s/;,'"<>?#]+\/[^\s;,'"<>?#]*$/,
    'must be a whole address like https://stats.example.gr/script.js, without ? and #',
  ),
);

const ATTRIBUTE = /^(data-[a-z0-9-]+)=([^\s"'<>&]+)$/;

export const analyticsAttributes = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split(/\s+/)),
  v.check((parts) => parts.every((part) => ATTRIBUTE.test(part)), 'must look like data-website-id=abc data-tag=el'),
  v.transform((parts) =>
    parts.map((part): readonly [string, string] => {
      const [, name = '', value = ''] = ATTRIBUTE.exec(part) ?? [];
      return [name, value];
    }),
  ),
);

export function analyticsTag({ script, attributes }: Analytics): string {
  return `<script defer src="${script}"${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}></script>`;
}
