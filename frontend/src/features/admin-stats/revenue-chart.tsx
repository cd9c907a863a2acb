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
import { texts } from '../../shared/specified-texts.ts';
import { amount, count } from './amount.ts';
import { shortMonths } from './months.ts';
import { type ChartColours, useChartColours } from './use-chart-colours.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

Chart.defaults.font.size = 13;

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const optionsIn = ({ ink, muted, line, card, font }: ChartColours) => ({
  font: { family: font },
  responsive: true,
  maintainAspectRatio: false,
  ...(reducedMotion ? { animation: false as const } : {}),
  plugins: {
    legend: { display: false },
    tooltip: {
      displayColors: false,
      backgroundColor: ink,
      titleColor: card,
      bodyColor: card,
      padding: 10,
      callbacks: { label: ({ raw }: TooltipItem<'bar'>) => amount(Number(raw)) },
    },
  },
  scales: {
    x: { grid: { display: false }, border: { color: line }, ticks: { color: muted } },
    y: {
      beginAtZero: true,
      title: { display: true, text: texts.overview.revenue, color: muted },
      border: { display: false },
      grid: { color: line },
      ticks: {
        color: muted,
        maxTicksLimit: 6,
        callback: (value: number | string) => `$${count(Number(value))}`,
      },
    },
  },
});

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function RevenueChart({ months }: { months: number[] }) {
  const colours = useChartColours();
  return (
    <Bar
      options={optionsIn(colours)}
      data={{
        labels: shortMonths,
        datasets: [
          {
            label: texts.overview.revenue,
            data: months,
            backgroundColor: colours.accent,
            hoverBackgroundColor: colours.accentStrong,
            borderRadius: 4,
            maxBarThickness: 44,
          },
        ],
      }}
    />
  );
}
