import { useEffect, useRef, useState } from 'react';

/**
 * A part that becomes a form and is shown again. What is pressed goes away each time, so the focus is led on: to the
 * first field, and back to the button that opens it.
 */
export function useEditing<Part extends HTMLElement>(onChange: () => void) {
  const [isEditing, setEditing] = useState(false);
  const part = useRef<Part>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    part.current?.querySelector<HTMLElement>(isEditing ? 'input' : 'button')?.focus();
  }, [isEditing]);
  return {
    isEditing,
    part,
    edit: () => setEditing(true),
    /** Closes the form and reads again what is stored. */
    close() {
      setEditing(false);
      onChange();
    },
  };
}
