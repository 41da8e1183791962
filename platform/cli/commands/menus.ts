import {
  addItem,
  addMenu,
  changeItem,
  deleteItem,
  deleteMenu,
  findMenu,
  type ItemRefusal,
  itemAt,
  type Menu,
  type MenuItem,
  readMenus,
  renameMenu,
} from '../../content/menus.ts';
import type { PlatformContext } from '../../context.ts';
import { CommandFailure, type CommandInput, positional, type ShopCommand, UsageError } from '../command.ts';
import { readHandle, readOptional, readPlace, readTexts, textOptions } from '../read-values.ts';
import { textTable } from '../text-table.ts';

const MENU = { name: 'MENU', help: 'Its handle; `menus list` shows them' };
const LINK = { name: 'LINK', help: 'Its number, such as 2 or 2.1; `menus show` shows them' };
const AT = { value: 'N', help: 'Its place among its neighbours, counted from 1' };
const TARGETS = [
  'A link leads to /collections/HANDLE, /products/HANDLE, /pages/HANDLE, /policies/HANDLE, /blogs/HANDLE, /blogs/BLOG/ARTICLE,',
  '/collections, /collections/all, /search, / or a whole address. Links to a product or a collection that is gone are not shown.',
];

const menusList: ShopCommand = {
  path: ['menus', 'list'],
  summary: 'List the menus that the API gives to other storefronts',
  examples: ['menus list'],
  async run(_, { context, output }) {
    const rows = (await readMenus(context.db)).map(({ handle, title, items }) => [
      handle,
      title.el,
      title.en,
      String(linesOf(items).length),
    ]);
    output.write(
      rows.length > 0
        ? textTable([['Handle', 'Title', 'Title (en)', 'Links'], ...rows], [3])
        : 'There are no menus yet.\n',
    );
  },
};

const menusShow: ShopCommand = {
  path: ['menus', 'show'],
  summary: 'Show the links of a menu',
  positionals: [MENU],
  examples: ['menus show main-menu'],
  async run(input, { context, output }) {
    output.write(contentOf(await theMenu(context, input)));
  },
};

const menusAdd: ShopCommand = {
  path: ['menus', 'add'],
  summary: 'Make a menu',
  positionals: [{ name: 'HANDLE', help: 'What storefronts ask for, such as main-menu' }],
  options: textOptions('title', 'Its name'),
  notes: ['`menus link` puts links into it.'],
  examples: ['menus add help --title Βοήθεια --title-en Help'],
  async run(input, { context, output }) {
    const handle = readHandle(positional(input, 0));
    const title = readTexts(input, 'title', null);
    if (!title) throw new UsageError('The menu has no name; write --title TEXT.');
    if (!(await addMenu(context, { handle, title }))) {
      throw new CommandFailure(`There is a menu ${handle} already; \`menus show ${handle}\` shows it.`);
    }
    output.write(`${handle} is there, without links.\n`);
  },
};

const menusRename: ShopCommand = {
  path: ['menus', 'rename'],
  summary: 'Change the name of a menu',
  positionals: [MENU],
  options: textOptions('title', 'Its name'),
  examples: ['menus rename help --title "Χρειάζεστε βοήθεια;"'],
  async run(input, { context, output }) {
    const menu = await theMenu(context, input);
    const title = readTexts(input, 'title', menu.title);
    if (!title) throw new UsageError('There is no new name; write --title TEXT.');
    await renameMenu(context, menu, title);
    output.write(`${menu.handle}: ${title.el} / ${title.en}\n`);
  },
};

const menusDelete: ShopCommand = {
  path: ['menus', 'delete'],
  summary: 'Remove a menu with its links',
  positionals: [MENU],
  examples: ['menus delete help'],
  async run(input, { context, output }) {
    const menu = await theMenu(context, input);
    await deleteMenu(context, menu);
    output.write(`${menu.handle} is gone.\n`);
  },
};

const menusLink: ShopCommand = {
  path: ['menus', 'link'],
  summary: 'Put a link into a menu',
  positionals: [MENU, { name: 'TARGET', help: 'Where it leads' }],
  options: {
    ...textOptions('title', 'What it says'),
    under: { value: 'LINK', help: 'Under another link, such as 2' },
    at: AT,
  },
  notes: TARGETS,
  examples: [
    'menus link main-menu /collections/dell --title Dell --under 1 --at 1',
    'menus link footer https://example.gr --title Blog',
  ],
  async run(input, { context, output }) {
    const menu = await theMenu(context, input);
    const title = readTexts(input, 'title', null);
    if (!title) throw new UsageError('The link says nothing; write --title TEXT.');
    const under = input.options.get('under');
    const parent = under === undefined ? null : theItem(menu, under);
    const target = positional(input, 1);
    const place = readOptional(input, 'at', readPlace);
    failWhenRefused(target, await addItem(context, menu, parent, { title, target, place }));
    output.write(contentOf(await theMenu(context, input)));
  },
};

const menusRelink: ShopCommand = {
  path: ['menus', 'relink'],
  summary: 'Change a link: what it says, where it leads, or its place',
  positionals: [MENU, LINK],
  options: { ...textOptions('title', 'What it says'), to: { value: 'TARGET', help: 'Where it leads' }, at: AT },
  notes: [...TARGETS, 'What is not written stays as it is.'],
  examples: ['menus relink main-menu 2 --at 1', 'menus relink main-menu 1.3 --to /collections/lenovo --title Lenovo'],
  async run(input, { context, output }) {
    const menu = await theMenu(context, input);
    const item = theItem(menu, positional(input, 1));
    const target = input.options.get('to');
    const place = readOptional(input, 'at', readPlace);
    const title = readTexts(input, 'title', item.title) ?? item.title;
    failWhenRefused(target ?? '', await changeItem(context, menu, item, { title, target, place }));
    output.write(contentOf(await theMenu(context, input)));
  },
};

const menusUnlink: ShopCommand = {
  path: ['menus', 'unlink'],
  summary: 'Take a link out of a menu, with those under it',
  positionals: [MENU, LINK],
  examples: ['menus unlink main-menu 1.3'],
  async run(input, { context, output }) {
    const menu = await theMenu(context, input);
    await deleteItem(context, theItem(menu, positional(input, 1)));
    output.write(contentOf(await theMenu(context, input)));
  },
};

async function theMenu(context: PlatformContext, input: CommandInput): Promise<Menu> {
  const handle = positional(input, 0);
  const menu = await findMenu(context.db, handle);
  if (menu) return menu;
  throw new CommandFailure(`There is no menu ${handle}; \`menus list\` shows those that are there.`);
}

function theItem(menu: Menu, number: string): MenuItem {
  const item = itemAt(menu, number.split('.').map(Number));
  if (item) return item;
  throw new CommandFailure(`${menu.handle} has no link ${number}; \`menus show ${menu.handle}\` shows their numbers.`);
}

function failWhenRefused(target: string, refusal: ItemRefusal | null): void {
  if (refusal) throw new CommandFailure(REFUSALS[refusal](target));
}

const REFUSALS: Record<ItemRefusal, (target: string) => string> = {
  unknown_form: (target) =>
    `A link cannot lead to "${target}"; write a path such as /collections/dell, or a whole address.`,
  unknown_target: (target) => `The shop has nothing at ${target}; make it first, or correct its handle.`,
  too_deep: () => 'A menu has three levels; put the link under another one.',
};

function contentOf({ handle, title, items }: Menu): string {
  const lines = linesOf(items);
  const head = `${handle}: ${title.el} / ${title.en}\n`;
  return lines.length > 0 ? `${head}${textTable(lines)}` : `${head}There are no links in it yet.\n`;
}

function linesOf(items: readonly MenuItem[], above = ''): string[][] {
  return items.flatMap(({ title, target, items: below }, index) => {
    const number = `${above}${index + 1}`;
    return [[number, title.el, title.en, target], ...linesOf(below, `${number}.`)];
  });
}

export const menus = [menusList, menusShow, menusAdd, menusRename, menusDelete, menusLink, menusRelink, menusUnlink];
