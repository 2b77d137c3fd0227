import qrcode from 'qrcode-generator';
import { html, type Html } from './html.ts';

const app = 'For example Google Authenticator, Microsoft Authenticator or 2FAS, on your phone or computer.';

/** The key of an authenticator app: to scan, to read out and enter by hand, and to open on the same device. */
export function authenticator(login: string, secret: string): Html {
  const address = `otpauth://totp/${encodeURIComponent(`Quartermaster:${login}`)}?secret=${secret}&issuer=Quartermaster`;
  return html`<h2>Authenticator app</h2>
<p>An authenticator app shows the code that you sign in with, a new one every half minute. ${app}</p>
<p>Scan this with the app:</p>
${qrCode(address)}
<p>Or enter this key by hand, in groups of four: <code class="key" id="key">${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
<p><a class="quiet" href="${address}">Open it in an app on this device</a></p>`;
}

/** The code as one path of squares, with the margin of four that readers need (ISO/IEC 18004). The address is ASCII. */
function qrCode(address: string): Html {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const places = [...Array(code.getModuleCount()).keys()];
  const edge = places.length + 8;
  const path = places.flatMap((row) => places.filter((column) => code.isDark(row, column)).map((column) => `M${column + 4} ${row + 4}h1v1h-1z`)).join('');
  return html`<svg class="qr" role="img" aria-label="QR code of the key for your authenticator app" aria-describedby="key" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${edge}v${edge}H0z"/><path d="${path}"/></svg>`;
}
