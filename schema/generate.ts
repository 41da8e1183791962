/**
 * Writes `storefront-introspection.d.ts`, the types that gql.tada reads, from the official `storefront.schema.json`
 * (npm `@shopify/hydrogen-react@2025.7.2`, MIT, never edited). Run it after the schema file was replaced:
 * `node schema/generate.ts`. gql.tada's own command line cannot run on TypeScript 7, its library can.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';

const source = new URL('./storefront.schema.json', import.meta.url);
const target = new URL('./storefront-introspection.d.ts', import.meta.url);
const introspection = minifyIntrospection(JSON.parse(readFileSync(source, 'utf8')));
writeFileSync(target, outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }));
