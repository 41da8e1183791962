import { readFile, stat } from 'node:fs/promises';
import { type Language, languages, parseLanguage } from '#domain/locale/locales.ts';
import { listBrandPictures, openBrand, removeBrandPicture, setBrandPicture } from '../../brand/brand.ts';
import { BRAND_PARTS, type BrandPart, readBrandPicture } from '../../brand/read-brand-picture.ts';
import { MAX_PICTURE_BYTES } from '../../media/check-picture.ts';
import { CommandFailure, type CommandInput, type FileCommand, positional, UsageError } from '../command.ts';
import { fileFailure } from '../file-failure.ts';

const PART = { name: 'PART', help: 'logo, icon or share' };
const LANGUAGE = { help: `Only for pages and mails in this language: ${languages.join(' or ')}`, value: 'LANGUAGE' };
const NAMES: Readonly<Record<BrandPart, string>> = { logo: 'logo', icon: 'icon', share: 'share picture' };
const RESTART = 'The store shows it when it is started again.';

const brandSet: FileCommand = {
  path: ['brand', 'set'],
  summary: "Set the shop's logo, icon or share picture",
  opens: 'nothing',
  isForHostedShops: true,
  positionals: [PART, { name: 'FILE', help: 'SVG or PNG; JPEG and WebP too. A share picture is no SVG' }],
  options: { language: LANGUAGE },
  notes: [
    'logo: on every page, in the checkout and in mails, at least 300 pixels wide. icon: square, at least 512 pixels, for browsers and',
    'telephones; without it, the first letter of the name. share: beside a shared link, at least 1200 × 630; without it, the logo.',
    `${RESTART} Without a logo a shop's name stands in type.`,
  ],
  examples: ['brand set logo logo.svg', 'brand set logo logo-en.svg --language en', 'brand set icon icon.png'],
  async run(input, { location, output }) {
    const part = readPart(input);
    const languages = readLanguages(input, part);
    const file = positional(input, 1);
    const read = await readBrandPicture(await readBounded(file), part);
    if ('problem' in read) throw new CommandFailure(`${file} ${read.problem}. Nothing was changed.`);
    setBrandPicture(location.dataDir, part, languages, read.picture);
    const { files } = await openBrand(location.dataDir);
    output.write(`The ${NAMES[part]} is set, in ${files.size} files. ${RESTART}\n`);
  },
};

const brandRemove: FileCommand = {
  path: ['brand', 'remove'],
  summary: 'Remove what was set',
  opens: 'nothing',
  isForHostedShops: true,
  positionals: [PART],
  options: { language: LANGUAGE },
  examples: ['brand remove share'],
  async run(input, { location, output }) {
    const part = readPart(input);
    if (!removeBrandPicture(location.dataDir, part, readLanguages(input, part))) {
      throw new CommandFailure(`No ${part} is set.`);
    }
    await openBrand(location.dataDir);
    output.write(`The ${part} is removed. ${RESTART}\n`);
  },
};

const brandShow: FileCommand = {
  path: ['brand', 'show'],
  summary: 'Show what is set',
  opens: 'nothing',
  isForHostedShops: true,
  examples: ['brand show'],
  async run(_input, { location, output }) {
    const names = listBrandPictures(location.dataDir);
    output.write(names.length > 0 ? `${names.join('\n')}\n` : 'Nothing is set.\n');
  },
};

function readPart(input: CommandInput): BrandPart {
  const text = positional(input, 0);
  const part = BRAND_PARTS.find((name) => name === text);
  if (part) return part;
  throw new UsageError(`PART is "${text}"; write ${BRAND_PARTS.join(', ')}.`);
}

function readLanguages({ options }: CommandInput, part: BrandPart): readonly Language[] {
  const language = options.get('language');
  if (language === undefined) return languages;
  if (part === 'icon') throw new UsageError('The icon is the same in every language; leave --language out.');
  const parsed = parseLanguage(language);
  if (parsed) return [parsed];
  throw new UsageError(`--language is "${language}"; write ${languages.join(' or ')}.`);
}

async function readBounded(file: string): Promise<Buffer> {
  const { size } = await stat(file).catch(fileFailure(file));
  if (size <= MAX_PICTURE_BYTES) return readFile(file).catch(fileFailure(file));
  throw new CommandFailure(
    `${file} has more than ${MAX_PICTURE_BYTES / 1024 / 1024} MB; save it smaller. Nothing was changed.`,
  );
}

export const brand = [brandSet, brandShow, brandRemove];
