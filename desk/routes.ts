import type { RouteObject } from 'react-router';
import type { StaffRole } from '#platform/staff/staff.ts';
import { answerActions } from './actions.ts';
import { Codes, codeActions, loadCodes } from './codes/codes.tsx';
import { doorActions } from './entry/door-actions.ts';
import { Enter } from './entry/enter.tsx';
import { Join, loadInvitation } from './entry/join.tsx';
import { Failure } from './failure.tsx';
import { Frame } from './frame.tsx';
import { JobPage, loadJob } from './job.tsx';
import { downloadLabels, printSlips } from './orders/downloads.ts';
import { loadOrder } from './orders/load-order.ts';
import { loadOrders } from './orders/load-orders.ts';
import { Order } from './orders/order.tsx';
import { orderActions } from './orders/order-actions.ts';
import { Orders } from './orders/orders.tsx';
import { Scan, scanActions } from './orders/scan.tsx';
import { Customers, downloadCustomer, loadCustomer } from './people/customers.tsx';
import { loadMails, Mails } from './people/mails.tsx';
import { loadMessages, Messages } from './people/messages.tsx';
import { customerActions, mailActions, messageActions } from './people/people-actions.ts';
import { downloadProducts } from './products/export.ts';
import { importActions } from './products/import-actions.ts';
import { ImportPage } from './products/import-page.tsx';
import { loadProduct } from './products/load-product.ts';
import { loadProducts } from './products/load-products.ts';
import { ProductPage } from './products/product.tsx';
import { productActions, productListActions } from './products/product-actions.ts';
import { Products } from './products/products.tsx';
import { loadReading, ReadingPage } from './products/reading.tsx';
import { AuditLog, loadAuditLog } from './settings/audit-log.tsx';
import { Backup, backupActions, downloadBackup, loadBackups } from './settings/backup.tsx';
import { Config, loadConfig } from './settings/config.tsx';
import { Settings } from './settings/settings.tsx';
import { loadStaff, Staff } from './settings/staff.tsx';
import { staffActions } from './settings/staff-actions.ts';
import { loadToday, Today } from './today/today.tsx';

export const ENTER_PATH = '/desk/enter';

/** Who may see a route; packers too, unless told. */
export interface RouteRights {
  /** Also without a session. */
  isPublic?: boolean;
  role?: StaffRole;
}

const forAll: RouteRights = { isPublic: true };
const forOwners: RouteRights = { role: 'owner' };

const atDoor = answerActions(doorActions);
const onOrder = answerActions(orderActions);
const onProduct = answerActions(productActions);
const onProducts = answerActions(productListActions);
const onImport = answerActions(importActions);
const onScan = answerActions(scanActions);
const onCustomer = answerActions(customerActions);
const onMessage = answerActions(messageActions);
const onMail = answerActions(mailActions);
const onCode = answerActions(codeActions);
const onBackup = answerActions(backupActions);
const onStaff = answerActions(staffActions);

export const routes: RouteObject[] = [
  {
    path: '/desk',
    Component: Frame,
    ErrorBoundary: Failure,
    children: [
      { index: true, Component: Today, loader: loadToday },
      { path: 'enter', Component: Enter, action: atDoor, handle: forAll },
      { path: 'join/:token', Component: Join, loader: loadInvitation, action: atDoor, handle: forAll },
      { path: 'leave', Component: Enter, action: atDoor, handle: forAll },
      { path: 'language', Component: Enter, action: atDoor, handle: forAll },
      { path: 'orders', Component: Orders, loader: loadOrders },
      { path: 'orders/scan', Component: Scan, action: onScan },
      { path: 'orders/slips', loader: printSlips },
      { path: 'orders/labels', loader: downloadLabels },
      { path: 'orders/:number', Component: Order, loader: loadOrder, action: onOrder },
      { path: 'products', Component: Products, loader: loadProducts, action: onProducts },
      { path: 'products/export', loader: downloadProducts, handle: forOwners },
      { path: 'products/import', Component: ImportPage, action: onImport, handle: forOwners },
      { path: 'products/reading', Component: ReadingPage, loader: loadReading },
      { path: 'products/:handle', Component: ProductPage, loader: loadProduct, action: onProduct, handle: forOwners },
      { path: 'jobs/:id', Component: JobPage, loader: loadJob, handle: forOwners },
      { path: 'customers', Component: Customers, loader: loadCustomer, action: onCustomer, handle: forOwners },
      { path: 'customers/export', loader: downloadCustomer, handle: forOwners },
      { path: 'messages', Component: Messages, loader: loadMessages, action: onMessage, handle: forOwners },
      { path: 'mails', Component: Mails, loader: loadMails, action: onMail, handle: forOwners },
      { path: 'codes', Component: Codes, loader: loadCodes, action: onCode, handle: forOwners },
      { path: 'settings', Component: Settings, handle: forOwners },
      { path: 'settings/config', Component: Config, loader: loadConfig, handle: forOwners },
      { path: 'settings/backup', Component: Backup, loader: loadBackups, action: onBackup, handle: forOwners },
      { path: 'settings/backup/:name', loader: downloadBackup, handle: forOwners },
      { path: 'settings/staff', Component: Staff, loader: loadStaff, action: onStaff, handle: forOwners },
      { path: 'settings/log', Component: AuditLog, loader: loadAuditLog, handle: forOwners },
    ],
  },
];
