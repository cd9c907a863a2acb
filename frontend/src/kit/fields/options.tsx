type OptionsProps<Value extends string> = {
  names: Readonly<Record<Value, string>>;
  /** Those to offer, in their order; otherwise all. */
  of?: readonly Value[];
};

/** The options of a select, each with its name. */
export const Options = <Value extends string>({ names, of }: OptionsProps<Value>) =>
  (of ?? (Object.keys(names) as Value[])).map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));
