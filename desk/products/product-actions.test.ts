import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findProduct } from '#platform/catalogue/edit-product.ts';
import { exportProducts } from '#platform/catalogue/import/export-products.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { setStock } from '#platform/stock/set-stock.ts';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { NOW, useTestPlatform } from '#tests/support/test-platform.ts';
import { windows1253 } from '#tests/support/windows-1253.ts';

const TITLE = 'Lenovo ThinkPad T490 (i5-8365U, 16GB RAM, 512GB SSD, 14" FHD, A)';

describe.each(databaseKinds)('products at the desk on %s', (kind) => {
  const shop = useTestPlatform(kind);
  const place = useDatabase('sqlite');
  let owner: DeskVisitor;
  let greek: DeskVisitor;
  beforeAll(async () => {
    const desk = openTestDesk(shop().platform.context, place());
    owner = await desk.signIn('owner@example.gr', 'owner');
    greek = await desk.signIn('greek@example.gr', 'owner');
    await greek.post('/desk/language', { action: 'language', language: 'el' });
  });
  const find = (handle: string) => findProduct(shop().platform.context, handle);

  /** A draft by this title, made at the desk. */
  async function draft(title: string): Promise<{ handle: string; path: string; sku: string }> {
    const answer = await owner.post('/desk/products', { action: 'product_new', title, price: '299,90' });
    const [, handle = ''] = /products\/(.+)\?done=created/.exec(answer.headers.get('location') ?? '') ?? [];
    const product = await find(handle);
    return { handle, path: `/desk/products/${handle}`, sku: product?.variants[0]?.sku ?? '' };
  }

  it('makes a draft of a title, and puts it on sale', async () => {
    const { handle, path } = await draft(TITLE);
    expect(await find(handle)).toMatchObject({ status: 'draft', vendor: 'Lenovo', minPriceCents: 29_990 });
    expect(await (await owner.get(path)).text()).toMatch(
      /Preview<[\s\S]*<h2>Lenovo ThinkPad T490 \(i5-8365U, 16.GB RAM/,
    );
    const shown = JSON.stringify({ status: 'draft' });
    const answer = await owner.post(path, { action: 'product_status', status: 'active', shown });
    expect(answer.headers.get('location')).toBe(`${path}?done=published`);
    expect((await find(handle))?.status).toBe('active');
    const late = await owner.post(path, { action: 'product_delete', shown });
    expect([late.status, (await find(handle)) !== undefined]).toEqual([409, true]);
  });

  it('shows what the shop understands of a title', async () => {
    const page = await (
      await owner.get(`/desk/products/reading?type=Laptop&title=${encodeURIComponent(TITLE)}`)
    ).text();
    for (const fact of ['ThinkPad T490', 'i5-8365U', '16\u00a0GB', '512 GB', '14″']) expect(page).toContain(fact);
    const poor = await (await owner.get('/desk/products/reading?type=Laptop&title=ThinkPad')).text();
    expect(poor).toContain('The memory is missing');
  });

  it('says of each fact where it was read', async () => {
    const { path } = await draft('Dell Latitude 7490 (i7-8650U, 32GB, 512GB, 14", A)');
    const page = await (await owner.get(path)).text();
    const told = (name: string, value: string, source: string) =>
      new RegExp(`>${name}</td><td[^>]*>${value}</td><td[^>]*>${source}<`);
    expect(page).toMatch(told('Memory', '32.GB', 'Title'));
    expect(page).toMatch(told('Maker', 'Dell', 'Maker, as it was written'));
    expect(page).toMatch(told('Windows 11', 'yes', 'Table of processors'));
    expect(page).toMatch(told('Speed', String.raw`\d/10`, 'Table of processors'));
    expect(page).not.toContain('Field of the product');
  });

  it('mends facts as the shop names them, leaves the others as they were, and refuses what cannot be read', async () => {
    const { handle, path } = await draft('HP ProBook 450 G8 (i5-1135G7, 8GB, 256GB, 15.6", A)');
    const facts = { weight: '1,74', touch: 'FALSE', keyboard_layout: 'gr', ports: 'HDMI; USB-C', battery_health: '' };
    expect((await owner.post(path, { action: 'facts_save', ...facts })).headers.get('location')).toContain(
      'done=saved',
    );
    const [{ updatedAt } = { updatedAt: '' }] = (await find(handle))?.metafields ?? [];
    const page = await (await greek.get(path)).text();
    for (const [name, value] of [
      ['Βάρος, kg', '1,74'],
      ['Οθόνη αφής', 'όχι'],
      ['Διάταξη πληκτρολογίου', 'ελληνική'],
    ])
      expect(page).toMatch(new RegExp(`>${name}</td><td[^>]*>${value}</td><td[^>]*>Πεδίο του προϊόντος`));
    expect(page).not.toMatch(/xana\.|>FALSE</);
    const wrong = await greek.post(path, { action: 'facts_save', ...facts, weight: '50' });
    expect([wrong.status, (await wrong.text()).includes('Δείτε το στοιχείο: Βάρος, kg')]).toEqual([422, true]);
    shop().clock.now = new Date(shop().clock.now.getTime() + 60_000);
    await owner.post(path, { action: 'facts_save', ...facts, weight: '1.74', touch: '', battery_health: '91' });
    const fields = (await find(handle))?.metafields.map(({ key, value }) => [key, value]) ?? [];
    expect(Object.fromEntries(fields)).toEqual({
      ...{
        weight: '{"value":1.74,"unit":"kg"}',
        keyboard_layout: 'gr',
        ports: '["HDMI","USB-C"]',
        battery_health: '91',
      },
    });
    const weight = (await find(handle))?.metafields.find(({ key }) => key === 'weight');
    expect(weight?.updatedAt, 'what stays is no new fact').toEqual(updatedAt);
    expect(await (await greek.get('/desk/settings/log')).text()).toMatch(
      /Προϊόν hp-probook[\s\S]*Οθόνη αφής<!-- -->: όχι → –|Οθόνη αφής: όχι → –/,
    );
    shop().clock.now = NOW;
  });

  it('mends the facts of one variant alone, and refuses a stale form', async () => {
    const { handle, path, sku } = await draft('HP EliteBook 850 G8 (i5-1145G7, 16GB, 256GB, 15.6", A)');
    const variant = async () => (await find(handle))?.variants.find((one) => one.sku === sku);
    const shown = JSON.stringify({ 'fact battery_health': '' });
    const facts = { action: 'variant_facts', sku, battery_health: '88', keyboard_layout: 'gr', shown };
    const answer = await owner.post(path, facts);
    expect(answer.headers.get('location')).toBe(`${path}?done=saved`);
    expect(Object.fromEntries((await variant())?.metafields.map(({ key, value }) => [key, value]) ?? [])).toEqual({
      battery_health: '88',
      keyboard_layout: 'gr',
    });
    expect((await find(handle))?.metafields).toEqual([]);
    expect(await (await greek.get(path)).text()).toMatch(/>ελληνική<\/td><td[^>]*>Πεδίο της παραλλαγής/);
    const stale = await owner.post(path, { ...facts, battery_health: '70' });
    expect([stale.status, (await variant())?.metafields.length]).toEqual([409, 2]);
    const wrong = await greek.post(path, { action: 'variant_facts', sku, battery_health: 'πολλή' });
    expect([wrong.status, (await wrong.text()).includes('γράψτε αριθμό από 1 έως 110')]).toEqual([422, true]);
    expect((await readAuditLog(shop().platform.context.db, { limit: 1, subject: `variant ${sku}` }))[0]).toMatchObject({
      action: 'variant_facts',
      outcome: 'done',
    });
  });

  it('changes texts in both languages, and one of them alone', async () => {
    const { handle, path } = await draft('Dell Latitude 7400 (i7-8665U, 16GB, 256GB, 14", A+)');
    const texts = {
      title_el: 'Νέος τίτλος',
      title_en: 'New title',
      text_el: '<p>Καλό</p>',
      text_en: '',
      vendor: 'Dell',
    };
    await owner.post(path, { action: 'product_save', type: 'Laptop', tags: 'a, b', ...texts });
    expect(await find(handle)).toMatchObject({
      title: { el: 'Νέος τίτλος', en: 'New title' },
      descriptionHtml: { el: '<p>Καλό</p>', en: '<p>Καλό</p>' },
      tags: ['a', 'b'],
    });
    expect((await owner.post(path, { action: 'product_save', title_el: '' })).status).toBe(422);
  });

  it('lowers a price as a reduction, refuses a slip, and never overwrites a sale', async () => {
    const { handle, path, sku } = await draft('HP EliteBook 840 G6 (i5-8265U, 8GB, 256GB, 14", A)');
    const set = { action: 'variant_set', sku, stock: '1' };
    expect((await owner.post(path, { ...set, price: '2,49' })).status).toBe(422);
    // Three digits behind the only sign may be thousands or decimals.
    for (const price of ['265,999', '1.249', '0']) expect((await owner.post(path, { ...set, price })).status).toBe(422);
    shop().clock.now = new Date(NOW.getTime() + 60_000);
    await owner.post(path, { ...set, price: '249', reduced: 'on' });
    expect((await find(handle))?.variants[0]).toMatchObject({ priceCents: 24_900, priorPriceCents: 29_990 });
    expect(await (await owner.get(path)).text()).toContain('Lowest of the last 30 days: 249.00');
    await setStock(shop().platform.context.db, sku, 0);
    const shown = JSON.stringify({ priceCents: 24_900, stock: 1, priorPriceCents: 29_990 });
    const late = await owner.post(path, { ...set, price: '249', stock: '5', reduced: 'on', shown });
    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(/Stock: 1 → <b>0<\/b>/);
    expect((await find(handle))?.variants[0]?.stock).toBe(0);
    const [entry] = await readAuditLog(shop().platform.context.db, { limit: 1, subject: `variant ${sku}` });
    expect(entry).toMatchObject({ before: { priceCents: 29_990 }, after: { priceCents: 24_900 } });
  });

  it('takes photos, cropped to the shop’s ratio, with their texts and in another order', async () => {
    const { handle, path } = await draft('Apple MacBook Air 13" 2020 (M1, 8GB, 256GB, 13.3", A)');
    const form = new FormData();
    form.set('action', 'photos_add');
    form.set('crop', 'middle');
    for (const colour of ['red', 'blue']) {
      const create = { width: 800, height: 1200, channels: 3, background: colour } as const;
      const photo = await sharp({ create }).jpeg().toBuffer();
      form.append('photo', new File([new Uint8Array(photo)], `IMG ${colour}.jpg`));
    }
    expect((await owner.post(path, form)).headers.get('location')).toContain('done=photos_added');
    const [first, second] = (await find(handle))?.images ?? [];
    expect([first, second]).toMatchObject([
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ]);
    const texts = {
      [`place ${second?.file}`]: '0',
      [`alt_el ${second?.file}`]: 'Εμπρός',
      [`alt_en ${second?.file}`]: 'Front',
    };
    await owner.post(path, { action: 'photos_save', ...texts, [`remove ${first?.file}`]: 'on' });
    expect((await find(handle))?.images).toMatchObject([{ file: second?.file, alt: { el: 'Εμπρός', en: 'Front' } }]);
    form.set('photo', new File(['no picture'], 'x.jpg'));
    expect((await owner.post(path, form)).status).toBe(422);
  });

  describe('variants', () => {
    const shownOf = async (handle: string) => {
      const product = await find(handle);
      return product?.variants.map(({ sku, selected, priceCents, stock }) => [
        sku,
        ...selected.map(
          ({ option, value }) => `${option.name.el}/${option.name.en}: ${value.name.el}/${value.name.en}`,
        ),
        priceCents,
        stock,
      ]);
    };
    const second = { action: 'variant_add', price: '349', stock: '2', 'value_el 0': '16 GB', 'value_en 0': '' };
    const first = { option_el: 'Μνήμη', option_en: 'Memory', first_el: '8 GB', first_en: '' };

    it('are added with a name for what they differ in, and keep the stock of the first', async () => {
      const { handle, path, sku } = await draft('Dell Latitude 5300 (i5-8365U, 8GB, 256GB, 13.3", A)');
      expect((await owner.post(path, { ...second, ...first, option_el: '' })).status).toBe(422);
      expect(await shownOf(handle)).toEqual([[sku, 29_990, 1]]);
      expect((await owner.post(path, { ...second, ...first })).headers.get('location')).toContain('done=saved');
      expect(await shownOf(handle)).toEqual([
        [sku, 'Μνήμη/Memory: 8 GB/8 GB', 29_990, 1],
        [`${handle}-16-gb`, 'Μνήμη/Memory: 16 GB/16 GB', 34_900, 2],
      ]);
      const third = { ...second, 'value_el 0': '32 GB' };
      expect(await (await owner.post(path, second)).text()).toContain('There is a variant with these choices already.');
      for (const wrong of [{ stock: 'many' }, { price: '0' }, { 'value_el 0': 'x'.repeat(256) }])
        expect((await owner.post(path, { ...third, ...wrong })).status).toBe(422);
      expect((await owner.post(path, third)).status).toBe(303);
      expect(await (await owner.get(path)).text()).toContain('There are: 8 GB, 16 GB, 32 GB');
      expect((await find(handle))?.options.map(({ values }) => values.map(({ name }) => name.el))).toEqual([
        ['8 GB', '16 GB', '32 GB'],
      ]);
    });

    it('are deleted with the choice that no other has, but never the last', async () => {
      const { handle, path, sku } = await draft('Dell Latitude 5310 (i5-10310U, 8GB, 256GB, 13.3", A)');
      await owner.post(path, { ...second, ...first });
      const remove = { action: 'variant_remove', sku };
      expect((await owner.post(path, { ...remove, shown: JSON.stringify({ variants: sku }) })).status).toBe(409);
      expect((await owner.post(path, remove)).headers.get('location')).toContain('done=saved');
      expect(await shownOf(handle)).toEqual([[`${handle}-16-gb`, 'Μνήμη/Memory: 16 GB/16 GB', 34_900, 2]]);
      expect((await find(handle))?.options[0]?.values.map(({ name }) => name.el)).toEqual(['16 GB']);
      expect(await (await owner.post(path, { ...remove, sku: `${handle}-16-gb` })).text()).toContain(
        'A product has at least one variant.',
      );
    });
  });

  it('duplicates a product as a draft without stock, under other SKUs', async () => {
    const { handle, path, sku } = await draft('Lenovo ThinkPad X390 (i5-8265U, 8GB, 256GB, 13.3", B)');
    await owner.post(path, { action: 'product_duplicate' });
    const again = await owner.post(path, { action: 'product_duplicate' });
    expect(again.headers.get('location')).toBe(`/desk/products/${handle}-3?done=duplicated`);
    expect(await find(`${handle}-2`)).toMatchObject({ status: 'draft', variants: [{ sku: `${sku}-2`, stock: 0 }] });
  });

  it('shows what an import would change, and does that when it is confirmed', async () => {
    const title = 'Dell Latitude 5400 (i5-8365U, 8GB, 256GB, 14", A)';
    const { handle, path } = await draft(title);
    // Browsers send the lines of a text with other ends than those of the file.
    const text = '<p>One</p>\n<p>Two</p>';
    await owner.post(path, { action: 'product_save', title_el: title, text_el: text, vendor: 'Dell', type: 'Laptop' });
    const { csv } = await exportProducts(shop().platform.context, {});
    const changed = csv.replace('Dell Latitude 5400', 'Dell Latitude 5400 Pro');
    const form = new FormData();
    form.set('action', 'import_plan');
    form.set('file', new File([changed], 'products.csv'));
    const page = await (await owner.post('/desk/products/import', form)).text();
    expect(page).toContain('0 new, 1 changed');
    expect(page).toContain('<li>title: Dell Latitude 5400');
    expect(await (await greek.post('/desk/products/import', form)).text()).toContain('<li>τίτλος: Dell Latitude 5400');
    expect((await find(handle))?.title.el).not.toContain('Pro');
    const listed = new FormData();
    listed.set('action', 'import_plan');
    listed.set('file', new File([windows1253('Τίτλος;Μάρκα;Τιμή\nΒάση για φορητό;Dell;19,90 €\n')], 'excel.csv'));
    expect(await (await owner.post('/desk/products/import', listed)).text()).toContain('Βάση για φορητό');
    const [, mark = ''] = /name="shown" value="([^"]*)"/.exec(page) ?? [];
    const confirmed = new FormData();
    confirmed.set('action', 'import_products');
    confirmed.set('csv', changed.replaceAll(/\r?\n/g, '\r\n'));
    confirmed.set('shown', mark.replaceAll('&quot;', '"'));
    const job = (await owner.post('/desk/products/import', confirmed)).headers.get('location') ?? '';
    expect(job).toMatch(/^\/desk\/jobs\//);
    await expect.poll(async () => (await owner.get(job)).text()).toContain('The import is done.');
    expect((await find(handle))?.title.el).toContain('Dell Latitude 5400 Pro');
    const late = await owner.post('/desk/products/import', confirmed);
    expect(late.status, 'the plan is another by now').toBe(409);
  });

  it('lists products by words, maker and state, and exports them', async () => {
    await draft('Toshiba Tecra A50 (i5-8250U, 8GB, 256GB, 15.6", A)');
    expect(await (await owner.get('/desk/products?q=tecra')).text()).toContain('1 product');
    expect(await (await owner.get('/desk/products?q=tecra&show=active')).text()).toContain('No product is like that.');
    const listed = async (filter: string) => (await owner.get(`/desk/products?${filter}`)).text();
    for (const filter of ['brand=toshiba&show=draft', 'q=tecra&cpu=8th-gen', 'q=tecra&ram=8gb&grade=a&screen=15-inch'])
      expect(await listed(filter)).toContain('1 product');
    for (const filter of ['q=tecra&cpu=7th-gen', 'q=tecra&ram=16gb', 'brand=toshiba&kind=tablet'])
      expect(await listed(filter)).toContain('No product is like that.');
    const several = await listed('q=tecra&ram=8gb&ram=16gb&show=draft');
    expect(several).toContain('1 product');
    expect(several).toMatch(/name="ram" checked="" value="8gb"\/><span>8.GB<\/span><small class="muted num">1</);
    expect(several, 'a view takes the filters along').toContain(
      'href="/desk/products?q=tecra&amp;ram=8gb&amp;ram=16gb&amp;show=active"',
    );
    expect(several, 'and they are taken back at once').toContain('href="/desk/products?q=tecra&amp;show=draft">Clear');
    const file = await owner.get('/desk/products/export');
    expect(file.headers.get('content-disposition')).toContain('products.csv');
    expect(await file.text()).toContain('Tecra A50');
  });
});
