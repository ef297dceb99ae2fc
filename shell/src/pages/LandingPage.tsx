import { CallToAction } from '../features/landing/CallToAction'
import { FeatureCards } from '../features/landing/FeatureCards'
import { Hero } from '../features/landing/Hero'
import { HowItWorks } from '../features/landing/HowItWorks'
import { Voices } from '../features/landing/Voices'
import { WhyDifferent } from '../features/landing/WhyDifferent'

export const LandingPage = () => (
  <>
    <Hero />
    <FeatureCards />
    <WhyDifferent />
    <HowItWorks />
    <Voices />
    <CallToAction />
  </>
)
