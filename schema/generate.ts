/**
 * Writes `storefront-introspection.d.ts`, the types that gql.tada reads, from the official schema of the
 * version that the storefront asks (`schema/versions/`, from npm's `@shopify/hydrogen-react`, MIT, never edited). Run it after that version was changed:
 * `node schema/generate.ts`. gql.tada's own command line cannot run on TypeScript 7, its library can.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';

const source = new URL('./versions/2025-07.json', import.meta.url);
const target = new URL('./storefront-introspection.d.ts', import.meta.url);
const introspection = minifyIntrospection(JSON.parse(readFileSync(source, 'utf8')));
writeFileSync(target, outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }));
