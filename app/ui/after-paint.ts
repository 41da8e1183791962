import { useEffect, useState } from 'react';

/** Acts when what was changed before is on the screen, so that a press is answered before its longest work. Returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  let task = 0;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** A value one painted frame late; `before` until the first one is painted. */
export function useAfterPaint<Value>(value: Value, before: Value): Value {
  const [late, setLate] = useState<{ value: Value }>({ value: before });
  useEffect(() => afterPaint(() => setLate({ value })), [value]);
  return late.value;
}
