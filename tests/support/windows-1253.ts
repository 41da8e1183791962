/** A text with Greek letters as Excel under Greek Windows saves it; `Ά` alone has another place there. */
export function windows1253(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => {
    if (sign === '€') return 0x80;
    const code = sign.charCodeAt(0);
    return code < 0x100 ? code : code - 0x2d0;
  });
}
