import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { type Actions, type AnyRole, answerActions } from './actions.ts';
import { Codes, codeActions, loadCodes } from './codes/codes.tsx';
import { doorActions } from './entry/door-actions.ts';
import { Enter } from './entry/enter.tsx';
import { Join, loadInvitation } from './entry/join.tsx';
import { Failure, Frame } from './failure.tsx';
import { JobPage, loadJob } from './job.tsx';
import { downloadLabels, printSlips } from './orders/downloads.ts';
import { Drafts, draftActions, loadDrafts } from './orders/drafts.tsx';
import { loadOrder } from './orders/load-order.ts';
import { Order } from './orders/order.tsx';
import { orderActions } from './orders/order-actions.ts';
import { loadOrders, Orders } from './orders/orders.tsx';
import { Scan, scanActions } from './orders/scan.tsx';
import { Customers, downloadCustomer, loadCustomer } from './people/customers.tsx';
import { loadMails, Mails } from './people/mails.tsx';
import { loadMessages, Messages } from './people/messages.tsx';
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

interface Parts extends RouteRights {
  loader?: LoaderFunction;
  actions?: Actions;
}

function page(path: string, Component: ComponentType, { loader, actions, ...handle }: Parts = {}): RouteObject {
  return { path, Component, ...(loader && { loader }), ...(actions && { action: answerActions(actions) }), handle };
}

function file(path: string, loader: LoaderFunction, handle: RouteRights = {}): RouteObject {
  return { path, loader, handle };
}

const forOwners = { role: 'owner' } as const;
const atDoor = { actions: doorActions, role: 'nobody' } as const;

export const routes: RouteObject[] = [
  {
    path: '/desk',
    Component: Frame,
    ErrorBoundary: Failure,
    children: [
      { index: true, Component: Today, loader: loadToday },
      page('enter', Enter, atDoor),
      page('join/:token', Join, { loader: loadInvitation, ...atDoor }),
      page('leave', Enter, atDoor),
      page('language', Enter, atDoor),
      page('orders', Orders, { loader: loadOrders }),
      page('orders/scan', Scan, { actions: scanActions }),
      page('orders/drafts', Drafts, { loader: loadDrafts, actions: draftActions, ...forOwners }),
      file('orders/slips', printSlips),
      file('orders/labels', downloadLabels),
      page('orders/:number', Order, { loader: loadOrder, actions: orderActions }),
      page('products', Products, { loader: loadProducts, actions: productListActions }),
      file('products/export', downloadProducts, forOwners),
      page('products/import', ImportPage, { actions: importActions, ...forOwners }),
      page('products/reading', ReadingPage, { loader: loadReading }),
      page('products/:handle', ProductPage, { loader: loadProduct, actions: productActions, ...forOwners }),
      page('jobs/:id', JobPage, { loader: loadJob, ...forOwners }),
      page('customers', Customers, { loader: loadCustomer, actions: customerActions, ...forOwners }),
      file('customers/export', downloadCustomer, forOwners),
      page('messages', Messages, { loader: loadMessages, actions: messageActions, ...forOwners }),
      page('mails', Mails, { loader: loadMails, actions: mailActions, ...forOwners }),
      page('codes', Codes, { loader: loadCodes, actions: codeActions, ...forOwners }),
      page('settings', Settings),
      page('settings/passkeys', Passkeys, { loader: loadPasskeys, actions: passkeyActions }),
      page('settings/config', Config, { loader: loadConfig, ...forOwners }),
      page('settings/backup', Backup, { loader: loadBackups, actions: backupActions, ...forOwners }),
      file('settings/backup/:name', downloadBackup, forOwners),
      page('settings/staff', Staff, { loader: loadStaff, actions: staffActions, ...forOwners }),
      page('settings/log', AuditLog, { loader: loadAuditLog, ...forOwners }),
    ],
  },
];
