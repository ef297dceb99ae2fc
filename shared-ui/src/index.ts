// The parts of every screen. The shell's first file carries the modules that its own first screens
// use, each whole; the other modules load with the first remote.
export { readingDay } from '@truenorth/api-contract/readingDay'
export { knownZone } from '@truenorth/api-contract/zones'
export { Button, type ButtonProps } from './button/Button'
export { IconButton, type IconButtonProps } from './button/IconButton'
export { ButtonLink, type ButtonLinkProps, TextLink } from './button/links'
export { SegmentedControl, type SegmentedControlProps } from './button/SegmentedControl'
export { setDayEnd, userDayEnd } from './calendar/dayEnd'
export { addDays, daysBetween, dayNumber, dayOfNumber, isDay, mondayOf } from './calendar/days'
export {
  formatClock,
  formatDate,
  formatLeaf,
  formatLongDate,
  formatTime,
  formatWeekday,
  localDay,
  localToday,
  userZone,
  type When,
} from './calendar/localTime'
export { subscribeToClock, useToday } from './calendar/useToday'
export { Dial, type DialProps } from './dial/Dial'
export { Chip, Tag } from './display/Chip'
export { Contour, contourFile } from './display/Contour'
export { EmptyState, type EmptyStateProps } from './display/EmptyState'
export { GradientTile, type GradientTileProps } from './display/GradientTile'
export * from './display/icons'
export { FullScreenLoading, LoadingMark, Skeleton } from './display/Loading'
export { Logo, LogoMark } from './display/Logo'
export { ProgressBar, type ProgressBarProps } from './display/ProgressBar'
export { Quote, type QuoteProps } from './display/Quote'
export { saveFile } from './display/saveFile'
export { Stars, type StarsProps } from './display/Stars'
export { StatList, type StatListProps, StatTile, type StatTileProps } from './display/StatList'
export { Toaster } from './display/toast'
export {
  toast,
  type ToastAction,
  type ToastMessage,
  type ToastOptions,
  type ToastTone,
  undoAction,
} from './display/toastStore'
export { vibrate } from './display/vibrate'
export { ErrorState, type ErrorStateProps } from './errors/ErrorState'
export { GlobalRetryContext } from './errors/globalRetry'
export { InlineRetry, type InlineRetryProps } from './errors/InlineRetry'
export { lazyWithRetry, type LazyWithRetryOptions } from './errors/lazyWithRetry'
export { UnavailableCard, type UnavailableCardProps } from './errors/UnavailableCard'
export { Card, type CardProps, CardTitle } from './layout/Card'
export { Inset } from './layout/Inset'
export {
  Page,
  type PageProps,
  PageSkeleton,
  type ScreenOutline,
  ScreenOutlineContext,
} from './layout/Page'
export * from './layout/primitives'
export { useMediaQuery } from './layout/useMediaQuery'
export { Emoji, type EmojiProps } from './mood/Emoji'
export {
  EnergyBars,
  type EnergyBarsProps,
  energyLabel,
  type EnergyLevel,
  energyLevels,
} from './mood/energy'
export { MoodDots } from './mood/MoodDots'
export { bearingOf, moodOf, moodScale, type MoodStep, type MoodValue } from './mood/moodScale'
export { ClampedGroup, ClampedText, type ClampedTextProps } from './text/ClampedText'
export { LongText, type LongTextProps } from './text/LongText'
export { countCodePoints, cutGraphemes, truncate } from './text/textLength'
export { colorMode, type ColorMode, toggleColorMode, useColorMode } from './theme/colorMode'
export { fontUrls } from './theme/fontFaces'
export { defaultGradient, gradient, type Gradient } from './theme/gradient'
export { type ColorToken, dark, light } from './theme/palette'
export { system } from './theme/system'
export { UiProvider } from './theme/UiProvider'
export { Trail, type TrailProps } from './trail/Trail'
export { TrailRail, type TrailRailProps } from './trail/TrailRail'
