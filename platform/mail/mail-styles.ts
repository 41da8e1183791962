/** Mail clients know neither linked style sheets nor variables, so the tokens' colours are repeated here. */
const FONT = "font-family:Commissioner,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#10151f';
const INK_2 = '#454d5b';
const INK_3 = '#5c6472';
const AEGEAN = '#0a5294';

const SMALL = `${FONT};font-size:15px;line-height:22px;color:${INK_2};margin:0`;
const TEXT = `${FONT};font-size:16px;line-height:24px;color:${INK};margin:0`;

export const STYLE = {
  body: 'margin:0;padding:0;background:#f1f2f4;-webkit-text-size-adjust:100%',
  paper: 'background:#ffffff;border-radius:14px',
  pad: 'padding-left:32px;padding-right:32px',
  logo: `${FONT};display:block;border:0;height:48px;width:auto;font-size:28px;font-weight:600;color:${INK}`,
  reference: `${FONT};font-size:14px;line-height:20px;color:${INK_3};padding-right:32px`,
  heading: `${FONT};font-size:32px;line-height:38px;font-weight:600;letter-spacing:-.02em;color:${INK};margin:0`,
  lead: `${FONT};font-size:17px;line-height:26px;color:${INK_2};margin:12px 0 0`,
  highlight: 'border-radius:8px;padding:18px 20px',
  label: `${FONT};font-size:14px;line-height:20px;color:${INK_3};margin:0`,
  big: `${FONT};font-size:23px;line-height:29px;font-weight:600;letter-spacing:-.01em;color:${INK};margin:4px 0 0`,
  buttonCell: `background:${AEGEAN};border-radius:8px`,
  button: `${FONT};display:inline-block;padding:15px 26px;font-size:16px;line-height:20px;font-weight:500;color:#ffffff;text-decoration:none`,
  part: 'border-top:1px solid #d9dce2;padding:22px 0 24px',
  title: `${FONT};font-size:19px;line-height:24px;font-weight:600;letter-spacing:-.01em;color:${INK};margin:0 0 12px`,
  stroke: 'color:#e0602a',
  name: `${TEXT};font-weight:600`,
  amount: `${TEXT};padding-top:4px`,
  total: `${FONT};font-size:18px;line-height:24px;font-weight:600;color:${INK};margin:0`,
  fact: `${TEXT};padding:6px 0;white-space:pre-line;word-break:break-word`,
  picture: 'display:block;border:0;border-radius:8px;width:128px;height:96px;object-fit:cover',
  seller: `${FONT};font-size:13px;line-height:20px;color:${INK_3};margin:20px 0 0`,
  strong: `font-weight:600;color:${INK}`,
  link: `${FONT};color:${AEGEAN};text-decoration:underline`,
  small: SMALL,
  text: TEXT,
} as const;

const DARK = `.ground{background:#0e131b!important}.paper{background:#171e29!important}.well{background:#222b38!important}
.ink{color:#f4f6f9!important}.ink-2{color:#c6cedb!important}.ink-3{color:#a5b0c0!important}.link{color:#a9d2fb!important}
.rule{border-color:#323d4d!important}.button{background:#1c6cb4!important}.stroke{color:#f08a5c!important}`;

/** `[data-ogsc]` is how Outlook marks its dark pages. Its classes are those of mail-html.ts. */
export const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.pad-logo{padding-left:12px!important}.wide{width:100%!important}.wide a{display:block!important}.picture{width:96px!important;padding-right:12px!important}.picture img{width:96px!important;height:72px!important}h1{font-size:27px!important;line-height:33px!important}.reference{padding-left:8px!important;font-size:13px!important}.well{padding:14px 16px!important}.big{font-size:19px!important;line-height:25px!important}.fact{display:block!important;width:100%!important;padding:0 0 12px!important}.fact-label{padding-bottom:2px!important}}
@media (prefers-color-scheme:dark){${DARK}}
${DARK.replace(/(^|\})\s*\./g, '$1[data-ogsc] .')}`;
