/** Closes the open dialog, and one that was requested but whose code is still loading. */
export async function closeDialogs(): Promise<void> {
  // The same imports as the dialogs', so those that were requested earlier resolve first.
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.min.css'),
  ]);
  swal.close();
}
