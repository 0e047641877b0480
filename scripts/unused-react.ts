import type { Plugin } from 'vite'
import { cutCode, type Cuts } from './cut-code.ts'

/**
 * Kinds of fibers (React's `WorkTag`) that no component of the app makes: Profiler, SuspenseList, Scope, LegacyHidden,
 * TracingMarker, ViewTransition, Activity.
 */
const UNUSED_KINDS = [12, 19, 21, 23, 25, 30, 31]

/** Without a fiber of those kinds there is nothing for these to do. */
const NOTHING_TO_DO = [
  // View transitions.
  'trackEnterViewTransitions',
  'commitExitViewTransitions',
  'commitEnterViewTransitions',
  'commitNestedViewTransitions',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'recursivelyTraverseAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'flushAfterMutationEffects',
  'reportViewTransitionError',
  'queueTransitionTypes',
  'claimQueuedTransitionTypes',
  // Fragments with a ref.
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'addFragmentHandleToFiber',
  'isFragmentInstanceParent',
  'schedulePendingIntersectionUnobserve',
  // Functions as the action of a form: React's answer to each event, whether a form is submitted with it.
  'extractEvents$1',
  // Style sheets with a precedence, and pictures in view transitions, for which a commit waits.
  'acquireResource',
  'suspendResource',
  'suspendInstance',
  'insertSuspendedStylesheets',
  'preloadResourceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  // The browser's sign of loading during an asynchronous action.
  'defaultOnDefaultTransitionIndicator',
  // Events of browsers without `input` or `beforeinput`.
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'getNativeBeforeInputChars',
  'getFallbackBeforeInputChars',
  // `onSelect`.
  'constructSelectEvent',
  // Methods of classes of React 16, and React's developer tools.
  'callComponentWillReceiveProps',
  'setIsStrictModeForDevtools',
]

/** Exports of React that the app can import although they are left out: calling one throws an error that names it. */
const REFUSED = [
  'FragmentInstance',
  'startViewTransition',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'startHostTransition',
  'startTransition',
  'dispatchOptimisticSetState',
  'updateOptimisticImpl',
  'ensureFormComponentIsStateful',
  'requestFormReset$1',
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'useMemoCache',
  'mountDeferredValueImpl',
  'updateDeferredValueImpl',
  'refreshCache',
  'reconcileChildrenIterator',
  'attemptExplicitHydrationTarget',
  'prefetchDNS',
  'preconnect',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'setPropOnCustomElement',
]

const RENDERER: Cuts = {
  tags: UNUSED_KINDS,
  assigned: ['FragmentInstance.prototype', 'ReactDOMSharedInternals.findDOMNode'],
  bodies: {
    ...Object.fromEntries(NOTHING_TO_DO.map((name) => [name, '{}'])),
    ...Object.fromEntries(REFUSED.map((name) => [name, "{ throw Error('scripts/unused-react.ts') }"])),
    preloadInstanceAndSuspendIfNeeded: '{ workInProgress.flags &= -16777217 }',
    waitForCommitToBeReady: '{ return null }',
    getResource: '{ return null }',
    isCustomElement: '{ return !1 }',
    // Names of components in a report: the app reports the error itself.
    getStackByFiberInDevAndProd: "{ return '' }",
    getComponentNameFromType: '{ return null }',
  },
}

/** Exports that no module imports; those of React are missing in `static-imports.ts`, too. */
const exported = (names: readonly string[]): Cuts => ({
  tags: [],
  bodies: {},
  assigned: names.map((name) => `exports.${name}`),
})

const CUTS: Readonly<Record<string, Cuts>> = {
  'react-dom-client': RENDERER,
  'react-dom': exported([
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ]),
  react: exported([
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useOptimistic',
    'useTransition',
  ]),
}
const FILE = /\/node_modules\/(?:react|react-dom)\/cjs\/(react|react-dom|react-dom-client)\.production\.js$/

/** Leaves out what the app does not use of React (docs/decisions/0091-react-without-what-the-app-does-not-use.md). */
export function unusedReact(): Plugin {
  return {
    name: 'vanda-unused-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const cuts = CUTS[FILE.exec(id)?.[1] ?? '']
        return cuts && { code: cutCode(code, cuts), map: null }
      },
    },
  }
}
