import type { ComponentType, ReactNode } from 'react';

/** Where the visitor is. `key` tells two visits of one address apart. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  key: string;
}

/** A route of the build, as React Router's manifest describes it. */
export interface ManifestRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  hasLoader: boolean;
  hasClientLoader: boolean;
  /** Address of the module, and of those that it imports. */
  module: string;
  imports?: string[] | undefined;
  /** Where the compiler put these into files of their own. */
  clientLoaderModule?: string | undefined;
  clientActionModule?: string | undefined;
}

export type Manifest = Readonly<Record<string, ManifestRoute | undefined>>;

export interface RouteMatch {
  id: string;
  /** The part of the address that this route and those around it name. */
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
}

interface RouteProps {
  loaderData: unknown;
  actionData: unknown;
  params: RouteMatch['params'];
}

interface ClientArgs {
  request: Request;
  params: RouteMatch['params'];
}

/** What a file of `routes/` exports to the browser. Its components get these props; `matches`, which React Router knows too, is none of them. */
export interface RouteModule {
  default?: ComponentType<RouteProps>;
  ErrorBoundary?: ComponentType<RouteProps & { error: unknown }>;
  /** Of the root alone: the document around what it shows, and around its error. */
  Layout?: ComponentType<{ children: ReactNode }>;
  /** The words of a screen, in one language. */
  handle?: Readonly<Record<string, string>>;
  shouldRevalidate?: () => boolean;
  clientLoader?: (args: ClientArgs & { serverLoader: () => Promise<unknown> }) => unknown;
  clientAction?: (args: ClientArgs & { serverAction: () => Promise<unknown> }) => unknown;
}

export type RouteModules = Record<string, RouteModule>;

/** By the id of a route. */
export type RouteData = Readonly<Record<string, unknown>>;

/** What is shown: replaced as a whole, when everything of the next one is there. */
export interface Screen {
  location: Location;
  matches: readonly RouteMatch[];
  loaderData: RouteData;
  /** What the posted form was answered, until the next screen. */
  actionData: RouteData | null;
  /** By the id of the route whose `ErrorBoundary` shows it. */
  errors: RouteData | null;
}

/** What is on its way. */
export type Navigation =
  | { state: 'idle'; location?: undefined; formMethod?: undefined }
  | { state: 'loading' | 'submitting'; location: Location; formMethod?: 'POST' | undefined };

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean | undefined;
  /** The window stays where it is. */
  preventScrollReset?: boolean | undefined;
  /** The browser moves from one screen to the other, where it can. */
  viewTransition?: boolean | undefined;
}

export interface Submission extends NavigateOptions {
  action: string;
  body: FormData;
  encType: string;
}

export interface Router {
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Posts a form, shows what it is answered and asks for the page's data again. */
  submit: (submission: Submission) => Promise<void>;
  /** Asks for the data of what is shown again. */
  revalidate: () => Promise<void>;
  /** Fetches what an address will need. @returns what takes it back */
  prefetch: (to: string) => () => void;
  /** Whether the next screen's data are still on their way; once they have come, it may still be being drawn. */
  isWaiting: () => boolean;
}
