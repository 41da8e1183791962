import { Component, createContext, Fragment, memo, type ReactNode, use, useMemo } from 'react';
import { HandlesContext, LocationContext, NavigationContext } from './router-context.ts';
import type { Navigation, RouteModule, RouteModules, Screen } from './types.ts';

const OutletContext = createContext<ReactNode>(null);

/** The place of the next route inside the one that renders this. */
export const Outlet = () => use(OutletContext);

interface Props {
  screen: Screen;
  navigation: Navigation;
  modules: RouteModules;
  /** Hears, on the server, which routes with an `ErrorBoundary` were rendered: what fails then is shown by the last. */
  onBoundary?: ((routeId: string) => void) | undefined;
}

/** A screen with the routes around it: the same on the server and in the browser, so that React takes over what is there. */
export function ScreenTree({ screen, navigation, modules, onBoundary }: Props) {
  const { matches } = screen;
  const handles = useMemo(
    () => matches.map(({ id }) => modules[id]?.handle).filter((handle) => handle !== undefined),
    [matches, modules],
  );
  // What is on its way draws only what asks for it.
  const content = useMemo(() => renderRoute({ screen, modules, onBoundary }, 0), [screen, modules, onBoundary]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={screen.location}>
        <HandlesContext value={handles}>{content}</HandlesContext>
      </LocationContext>
    </NavigationContext>
  );
}

function renderRoute(tree: Omit<Props, 'navigation'>, index: number): ReactNode {
  const { screen, modules, onBoundary } = tree;
  const { matches, loaderData, actionData, errors } = screen;
  const match = matches[index];
  if (!match) return null;
  const { id, params } = match;
  const { default: Component, ErrorBoundary, Layout = Fragment } = modules[id] ?? {};
  const props = { loaderData: loaderData[id], actionData: actionData?.[id], params };
  const error = errors?.[id];
  const outlet = error === undefined ? renderRoute(tree, index + 1) : null;
  const own = Component ? (
    <Layout>
      <RouteComponent component={Component} {...props} />
    </Layout>
  ) : (
    outlet
  );
  const element = <OutletContext value={outlet}>{own}</OutletContext>;
  if (!ErrorBoundary) return element;
  return (
    <RouteErrorBoundary
      screen={screen}
      error={error}
      onRender={onBoundary && (() => onBoundary(id))}
      fallback={(shown) => (
        <Layout>
          <ErrorBoundary error={shown} {...props} />
        </Layout>
      )}
    >
      {element}
    </RouteErrorBoundary>
  );
}

type RouteComponentProps = { component: NonNullable<RouteModule['default']> } & Pick<
  Screen['matches'][number],
  'params'
> & { loaderData: unknown; actionData: unknown };

/** A route whose data stay is not drawn anew for another screen inside it. */
const RouteComponent = memo(function RouteComponent({ component: Route, ...props }: RouteComponentProps) {
  return <Route {...props} />;
});

interface BoundaryProps {
  screen: Screen;
  /** What loading gave in place of data. */
  error: unknown;
  fallback: (error: unknown) => ReactNode;
  onRender?: (() => void) | undefined;
  children: ReactNode;
}

/** Shows what failed while the route was loaded or drawn, until another screen comes. */
class RouteErrorBoundary extends Component<BoundaryProps, { screen: Screen; thrown: unknown }> {
  override state = { screen: this.props.screen, thrown: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown: thrown ?? new Error('Nothing was thrown') };
  }

  static getDerivedStateFromProps({ screen }: BoundaryProps, state: { screen: Screen }) {
    return state.screen === screen ? null : { screen, thrown: undefined };
  }

  override render() {
    const { error, fallback, onRender, children } = this.props;
    const shown = this.state.thrown ?? error;
    if (shown !== undefined) return fallback(shown);
    onRender?.();
    return children;
  }
}
