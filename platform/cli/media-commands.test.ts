import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photo } from '#tests/support/photos.ts';
import { runLine } from '#tests/support/run-line.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import type { PlatformContext } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { MAX_PICTURE_BYTES } from '../media/check-picture.ts';
import { listOwnPictures, mediaDirectory } from '../media/own-pictures.ts';

async function call(dataDir: string, ...argv: string[]) {
  const location = { dataDir };
  const db = argv[1] === 'clean' ? await openDatabase(location) : null;
  const { errors, ...done } = await runLine(argv, {
    locate: () => location,
    ...(db && { openShop: async () => ({ db }) as PlatformContext }),
  });
  await db?.destroy();
  return { ...done, errors: errors.replace(/^Database: .*\n/, '') };
}

describe('pictures', () => {
  it('are added one by one or by the folder, and removed while nothing shows them', async () => {
    const [dataDir, folder] = [temporaryDirectory(), temporaryDirectory()];
    writeFileSync(join(folder, 'b.JPG'), await photo(1));
    writeFileSync(join(folder, 'a.jpeg'), await photo(2));
    writeFileSync(join(folder, 'notes.txt'), 'no picture');
    const all = await call(dataDir, 'media', 'add', folder);
    expect(all.errors).toBe('');
    expect(all.output).toMatch(/^a-x[0-9a-f]{10} {2}\(a\.jpeg\)\nb-x[0-9a-f]{10} {2}\(b\.JPG\)\n$/);
    const one = await call(dataDir, 'media', 'add', join(folder, 'b.JPG'));
    expect(one).toEqual({
      code: 0,
      output: `${all.output.split('\n')[1]?.replace('(b', `(${join(folder, 'b')}`)}\n`,
      errors: '',
    });
    const names = listOwnPictures(mediaDirectory(dataDir));
    expect(names).toHaveLength(2);
    expect(await call(dataDir, 'media', 'clean')).toMatchObject({ output: `Removed: ${names.join(', ')}.\n` });
    expect(await call(dataDir, 'media', 'clean')).toMatchObject({ output: 'Every picture is in use.\n' });
  });

  it('are added all or none, and it says which are wrong', async () => {
    const [dataDir, folder] = [temporaryDirectory(), temporaryDirectory()];
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'a.jpg'), await photo(1));
    writeFileSync(join(folder, 'letter.png'), 'Dear shop');
    expect(await call(dataDir, 'media', 'add', folder)).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^"letter\.png" is no picture that can be read.*\nNothing was added\.\n$/),
    });
    const whole = await photo(5, { width: 1200, height: 900 });
    writeFileSync(join(folder, 'letter.png'), whole.subarray(0, whole.length / 2));
    expect(await call(dataDir, 'media', 'add', folder)).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^"letter\.png" is no whole picture.*\nNothing was added\.\n$/),
    });
    expect(listOwnPictures(mediaDirectory(dataDir))).toEqual([]);
    for (const [path, problem] of [
      ['empty', 'there is no picture in this folder'],
      ['none.jpg', 'there is no such file or folder'],
    ] as const)
      expect(await call(dataDir, 'media', 'add', join(folder, path))).toMatchObject({
        code: 1,
        errors: `${join(folder, path)}: ${problem}.\n`,
      });
    expect(await call(dataDir, 'media', 'add', 'HTTP://127.0.0.1/a.jpg')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('private network'),
    });
    expect(readdirSync(mediaDirectory(dataDir))).toEqual([]);
  });
});

describe('the brand', () => {
  it('is set, shown and removed', async () => {
    const [dataDir, folder] = [temporaryDirectory(), temporaryDirectory()];
    const logo = join(folder, 'logo.png');
    writeFileSync(
      logo,
      await sharp(await photo(1, { width: 400, height: 100 }))
        .png()
        .toBuffer(),
    );
    expect(await call(dataDir, 'brand', 'show')).toMatchObject({ code: 0, output: 'Nothing is set.\n' });
    expect(await call(dataDir, 'brand', 'set', 'logo', logo, '--language', 'en')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^The logo is set, in \d+ files\. The store shows it when it is started again\.\n$/,
      ),
    });
    expect((await call(dataDir, 'brand', 'show')).output).toBe('logo-en.png\n');
    expect(await call(dataDir, 'brand', 'remove', 'logo', '--language', 'el')).toMatchObject({
      code: 1,
      errors: 'No logo is set.\n',
    });
    expect(await call(dataDir, 'brand', 'remove', 'logo')).toMatchObject({
      output: 'The logo is removed. The store shows it when it is started again.\n',
    });
    expect((await call(dataDir, 'brand', 'show')).output).toBe('Nothing is set.\n');
  });

  it.each([
    [['set', 'banner', 'x.png'], 2, 'PART is "banner"; write logo, icon, share.'],
    [['set', 'icon', 'x.png', '--language', 'en'], 2, 'The icon is the same in every language; leave --language out.'],
    [['set', 'logo', 'x.png', '--language', 'xx'], 2, '--language is "xx"; write el or en.'],
    [['set', 'logo', '/nowhere/x.png'], 1, '/nowhere/x.png: there is no such file or folder.'],
  ])('%j makes no sense', async (words, code, errors) =>
    expect(await call(temporaryDirectory(), 'brand', ...words)).toEqual({ code, output: '', errors: `${errors}\n` }),
  );

  it('is not taken from a file that is no picture or too large', async () => {
    const file = join(temporaryDirectory(), 'logo.png');
    writeFileSync(file, 'Dear shop');
    expect(await call(temporaryDirectory(), 'brand', 'set', 'logo', file)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/Nothing was changed\.\n$/),
    });
    writeFileSync(file, Buffer.alloc(MAX_PICTURE_BYTES + 1));
    expect(await call(temporaryDirectory(), 'brand', 'set', 'logo', file)).toMatchObject({
      code: 1,
      errors: `${file} has more than 20 MB; save it smaller. Nothing was changed.\n`,
    });
  });
});
