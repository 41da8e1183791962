import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { type Actions, type AnyRole, answerActions } from './actions.ts';
import { Codes, codeActions, loadCodes } from './codes/codes.tsx';
import { type Look, visitContext } from './desk-context.ts';
import { doorActions } from './entry/door-actions.ts';
import { Enter, Join, loadInvitation } from './entry/enter.tsx';
import { Failure, Frame } from './failure.tsx';
import { JobPage, loadJob } from './job.tsx';
import { downloadLabels, printSlips } from './orders/downloads.ts';
import { Drafts, draftActions, loadDrafts } from './orders/drafts.tsx';
import { loadOrder, Order } from './orders/order.tsx';
import { orderActions } from './orders/order-actions.ts';
import { loadOrders, Orders } from './orders/orders.tsx';
import { Scan, scanActions } from './orders/scan.tsx';
import { Customers, downloadCustomer, loadCustomer } from './people/customers.tsx';
import { loadMails, loadMessages, Mails, Messages } from './people/messages.tsx';
import { customerActions, mailActions, messageActions } from './people/people-actions.ts';
import { ImportPage, importActions } from './products/import-page.tsx';
import { loadProduct, ProductPage } from './products/product.tsx';
import { productActions, productListActions } from './products/product-actions.ts';
import { downloadProducts, loadProducts, Products } from './products/products.tsx';
import { loadReading, ReadingPage } from './products/reading.tsx';
import { AuditLog, loadAuditLog } from './settings/audit-log.tsx';
import { Backup, backupActions, downloadBackup, loadBackups } from './settings/backup.tsx';
import { Config, loadConfig } from './settings/config.tsx';
import { loadPasskeys, Passkeys, passkeyActions } from './settings/passkeys.tsx';
import { Settings } from './settings/settings.tsx';
import { loadStaff, Staff, staffActions } from './settings/staff.tsx';
import { loadToday, Today } from './today/today.tsx';

export const ENTER_PATH = '/desk/enter';

/** Who may see a route; packers too, unless told. */
export interface RouteRights {
  role?: AnyRole;
}

interface Parts<Data> extends RouteRights {
  load?: (look: Look) => Data | Promise<Data>;
  actions?: Actions;
}

/** A page that shows what its loader answers. */
function page<Data>(path: string, Page: ComponentType<{ data: Data }>, parts: Parts<Data> = {}): RouteObject {
  const { load, actions, ...handle } = parts;
  const Component = () => createElement(Page, { data: useLoaderData() as Data });
  return { ...file(path, load, handle), Component, ...(actions && { action: answerActions(actions) }) };
}

function file(path: string, load: ((look: Look) => unknown) | undefined, handle: RouteRights = {}): RouteObject {
  const loader = ({ request, params, context }: LoaderFunctionArgs) =>
    load?.({ visit: context.get(visitContext), params, url: new URL(request.url) });
  return { path, handle, ...(load && { loader }) };
}

const forOwners = { role: 'owner' } as const;
const atDoor = { actions: doorActions, role: 'nobody' } as const;

export const routes: RouteObject[] = [
  {
    path: '/desk',
    Component: Frame,
    ErrorBoundary: Failure,
    children: [
      page('', Today, { load: loadToday }),
      page('enter', Enter, atDoor),
      page('join/:token', Join, { load: loadInvitation, ...atDoor }),
      page('leave', Enter, atDoor),
      page('language', Enter, atDoor),
      page('orders', Orders, { load: loadOrders }),
      page('orders/scan', Scan, { actions: scanActions }),
      page('orders/drafts', Drafts, { load: loadDrafts, actions: draftActions, ...forOwners }),
      file('orders/slips', printSlips),
      file('orders/labels', downloadLabels),
      page('orders/:number', Order, { load: loadOrder, actions: orderActions }),
      page('products', Products, { load: loadProducts, actions: productListActions }),
      file('products/export', downloadProducts, forOwners),
      page('products/import', ImportPage, { actions: importActions, ...forOwners }),
      page('products/reading', ReadingPage, { load: loadReading }),
      page('products/:handle', ProductPage, { load: loadProduct, actions: productActions, ...forOwners }),
      page('jobs/:id', JobPage, { load: loadJob, ...forOwners }),
      page('customers', Customers, { load: loadCustomer, actions: customerActions, ...forOwners }),
      file('customers/export', downloadCustomer, forOwners),
      page('messages', Messages, { load: loadMessages, actions: messageActions, ...forOwners }),
      page('mails', Mails, { load: loadMails, actions: mailActions, ...forOwners }),
      page('codes', Codes, { load: loadCodes, actions: codeActions, ...forOwners }),
      page('settings', Settings),
      page('settings/passkeys', Passkeys, { load: loadPasskeys, actions: passkeyActions }),
      page('settings/config', Config, { load: loadConfig, ...forOwners }),
      page('settings/backup', Backup, { load: loadBackups, actions: backupActions, ...forOwners }),
      file('settings/backup/:name', downloadBackup, forOwners),
      page('settings/staff', Staff, { load: loadStaff, actions: staffActions, ...forOwners }),
      page('settings/log', AuditLog, { load: loadAuditLog, ...forOwners }),
    ],
  },
];
