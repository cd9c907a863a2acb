/** An element that a page's own code found; the browser itself acts on it, as a person would. */
export type Found = {
  click(): Promise<void>;
  /** Types in place of what is selected in a field. */
  type(text: string): Promise<void>;
  /** Chooses a file in a field for files. */
  upload(path: string): Promise<void>;
};

/** What both browsers can do, in the words that their stories need. */
export type Tab = {
  /** Opens an address, and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Calls a function in the page, which sees nothing but its argument. */
  run<Argument, Result>(call: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** The same for a function that finds an element. */
  find<Argument>(
    call: (argument: Argument) => Element | undefined,
    argument: Argument,
  ): Promise<Found | undefined>;
  /** Returns a picture of what is on the screen, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};
