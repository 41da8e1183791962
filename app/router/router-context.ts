/** What screens ask the router. All of it stands still on the server, where a page is rendered once. */
import { createContext, use } from 'react';
import type { Location, Navigation, RouteModule, Router } from './types.ts';

const noRouter = () => Promise.reject(new Error('There is no router here'));

export const RouterContext = createContext<Router>({
  navigate: noRouter,
  submit: noRouter,
  revalidate: noRouter,
  prefetch: () => () => undefined,
  isWaiting: () => false,
});

export const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', key: 'default' });

export const NavigationContext = createContext<Navigation>({ state: 'idle' });

/** The handles of the routes that are shown, from the outermost. */
export const HandlesContext = createContext<readonly NonNullable<RouteModule['handle']>[]>([]);

export const useRouter = () => use(RouterContext);

/** Of what is shown. */
export const useLocation = () => use(LocationContext);

/** What is on its way. */
export const useNavigation = () => use(NavigationContext);

export const useNavigate = () => use(RouterContext).navigate;

export const useSearchParams = () => new URLSearchParams(use(LocationContext).search);

export const useHandles = () => use(HandlesContext);
