/** Asks the admin for their password. Resolves to whether they have entered it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The dashboard's frame shows the dialog. Returns a function that takes it away. */
export function whenToConfirm(shows: Ask): () => void {
  ask = shows;
  return () => {
    if (ask === shows) ask = undefined;
  };
}

/** Calls that need it at the same time share one dialog. */
export function confirmAgain(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
