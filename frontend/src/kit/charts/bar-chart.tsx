import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type TooltipItem,
} from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { directLabels } from './direct-labels.ts';
import { type ChartColours, useChartColours } from './use-chart-colours.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

Chart.defaults.font.size = 13;

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export type BarSeries = {
  name: string;
  values: readonly number[];
  colour: 'accent' | 'muted' | 'line';
};

export type BarChartProps = {
  labels: readonly string[];
  series: readonly BarSeries[];
  /** The title of the vertical axis. */
  axis?: string;
  /** Formats a value in a tooltip and at the highest bar, and a short one at the axis. */
  format: (value: number) => string;
  shortFormat: (value: number) => string;
  stacked?: boolean;
  /** How high the axis reaches without a bar. */
  emptyMax?: number;
};

const optionsIn = (
  { ink, muted, line, card, font }: ChartColours,
  { series, axis, format, shortFormat, stacked = false, emptyMax = 10 }: BarChartProps,
) => ({
  font: { family: font },
  responsive: true,
  maintainAspectRatio: false,
  layout: { padding: { top: 20 * series.length } },
  ...(reducedMotion ? { animation: false as const } : {}),
  plugins: {
    legend: { display: false },
    tooltip: {
      displayColors: false,
      backgroundColor: ink,
      titleColor: card,
      bodyColor: card,
      padding: 10,
      callbacks: {
        label: ({ raw, dataset }: TooltipItem<'bar'>) =>
          series.length > 1 ? `${dataset.label}: ${format(Number(raw))}` : format(Number(raw)),
      },
    },
  },
  scales: {
    x: {
      stacked,
      grid: { display: false },
      border: { color: line },
      ticks: { color: muted, font: { family: font }, maxRotation: 0, autoSkipPadding: 12 },
    },
    y: {
      stacked,
      beginAtZero: true,
      ...(series.every(({ values }) => values.every((value) => value === 0)) && {
        suggestedMax: emptyMax,
      }),
      ...(axis && { title: { display: true, text: axis, color: muted, font: { family: font } } }),
      border: { display: false },
      grid: { color: line },
      ticks: {
        color: muted,
        font: { family: font },
        precision: 0,
        maxTicksLimit: 6,
        callback: (value: number | string) => shortFormat(Number(value)),
      },
    },
  },
});

/** Bars in the dashboard's style: the accent and greys, with the values at the highest one. */
export function BarChart(props: BarChartProps) {
  const { labels, series, format } = props;
  const colours = useChartColours();
  return (
    <Bar
      options={optionsIn(colours, props)}
      plugins={[directLabels({ colours, format })]}
      data={{
        labels: [...labels],
        datasets: series.map(({ name, values, colour }) => ({
          label: name,
          data: [...values],
          backgroundColor: colours[colour],
          hoverBackgroundColor: colour === 'accent' ? colours.accentStrong : colours[colour],
          borderRadius: 4,
          maxBarThickness: 44,
        })),
      }}
    />
  );
}
