/** A picture that does not come must not keep anyone from printing. */
const PICTURES_TIMEOUT_MS = 5000;

/** Resolves once no picture of a sheet is loading any more. */
function picturesEnd(pictures: readonly HTMLImageElement[]): Promise<unknown> {
  const ends = pictures.map(
    (picture) =>
      new Promise<void>((resolve) => {
        picture.addEventListener('load', () => resolve(), { once: true });
        picture.addEventListener('error', () => resolve(), { once: true });
      }),
  );
  const tooLong = new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS));
  return Promise.race([Promise.all(ends), tooLong]);
}

/**
 * Opens the print dialog once the pictures of what is printed are there: browsers print what has loaded by then.
 * Returns how to leave it.
 */
export function printSheets(done?: () => void): () => void {
  const left = new AbortController();
  if (done) window.addEventListener('afterprint', done, { signal: left.signal });
  const loading = [...document.querySelectorAll<HTMLImageElement>('.print-sheet img')].filter(
    ({ complete }) => !complete,
  );
  if (loading.length === 0) window.print();
  else void picturesEnd(loading).then(() => left.signal.aborted || window.print());
  return () => left.abort();
}
