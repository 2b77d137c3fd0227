/** What runs in the page: loads it again after each build that succeeded, and shows what the builder said of one that did not. */
function followBuilds(): void {
  const events = new EventSource('/__store/builds');
  let seen: number | null = null;
  const sign = document.createElement('pre');
  sign.setAttribute('role', 'alert');
  // The policy refuses style attributes; what a script sets is allowed.
  Object.assign(sign.style, { position: 'fixed', inset: 'auto 0 0 0', zIndex: '2147483647', margin: '0', padding: '1rem', maxHeight: '50vh', overflow: 'auto', background: 'Canvas', color: 'CanvasText', borderTop: '4px solid' });
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { number, problem } = JSON.parse(data) as { number: number; problem: string | null };
    const isNew = seen !== null && number !== seen;
    seen = number;
    sign.textContent = problem;
    if (problem !== null) document.body.append(sign);
    else if (isNew) window.location.reload();
    else sign.remove();
  });
}

/** The same as the text of a module. */
export const followScript = `(${followBuilds.toString()})();\n`;
