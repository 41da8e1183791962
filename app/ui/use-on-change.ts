import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/**
 * Runs after the first render and after each one in which `event` is another: for what happens outside of the component and is
 * only known by its trace, as a navigation is by the key of its address. What `handle` reads besides is read as it is then.
 *
 * @param handle may return what is to be done before the next run and at the end
 */
export function useOnChange(event: unknown, handle: EffectCallback): void {
  const onChange = useEffectEvent((_event: unknown) => handle());
  useEffect(() => onChange(event), [event]);
}
