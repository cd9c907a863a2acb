/** Stands in for `react-chartjs-2`, which draws on a canvas: the DOM of the tests has none. */
export const Bar = ({ data }: { data: unknown }) => (
  <pre data-testid="bars">{JSON.stringify(data)}</pre>
);
