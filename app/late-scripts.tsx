import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { Scripts } from 'react-router';
import { NonceContext } from './nonce-context.ts';

interface Tag {
  href?: string;
  type?: string;
  async?: boolean | undefined;
  'data-modules'?: string;
  children?: ReactNode;
}

/** Makes the late script a module as soon as a frame has been painted, with all that it imports asked for at once. */
const START = import.meta.env.SSR
  ? `requestAnimationFrame(()=>setTimeout(()=>{const late=document.querySelector('script[type=late]');for(const href of late.dataset.modules.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));document.body.append(Object.assign(document.createElement('script'),{type:'module',text:late.text}))}))`
  : '';

/**
 * React Router's scripts, fetched after the first frame. As preloads they share a slow line with the fonts and the picture that
 * are painted first, and a phone's processor reads them before it paints (`npm run bench -- browser`).
 */
export function LateScripts() {
  const nonce = use(NonceContext);
  const scripts = Scripts({});
  if (!scripts || import.meta.env.DEV) return scripts;
  const tags = tagsOf(scripts);
  const modules = tags.flatMap(({ props }) => props.href ?? []);
  const [context, start] = tags.filter(({ type }) => type === 'script');
  return (
    <>
      {context}
      {start && cloneElement(start, { type: 'late', async: undefined, 'data-modules': modules.join(' ') })}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START }} />
    </>
  );
}

/** The tags of a tree, in its order. */
function tagsOf(node: ReactNode): ReactElement<Tag>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Tag>(child)) return [];
    return typeof child.type === 'string' ? [child] : tagsOf(child.props.children);
  });
}
