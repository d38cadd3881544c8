// What only some looks of a cabin have: a gear lever with its boot, and the frames of analogue dials.
#if GEAR_LEVER
// `g` is relative to where its boot meets the console.
void gearLever(vec3 g) {
  float h = clamp(g.z / .080, 0., 1.);
  vec2 a = abs(g.xy);
  float n = mix(4., 2., h);
  float across = pow(pow(a.x, n) + pow(a.y, n), 1. / n);
  float fold = sin(g.z * 290. + 1.1 * sin(2. * atan(g.y, g.x))) * .0024 * (1. - h);
  float boot = (across - mix(.042, .011, sqrt(h)) - fold) * .55;
  add(smax(boot, abs(g.z - .040) - .040, .006), ID_CONSOLE);
  add(max(abs(rect(g.xy, vec2(.047), .016)) - .0045, abs(g.z) - .006), ID_METAL);
  vec3 t = lean(g, .10);
  add(capsule(t, vec3(0., 0., .07), vec3(0., 0., .105), .0065), ID_METAL);
  add(upright(t - vec3(0., 0., .103), .0125, .004, .002), ID_METAL);
  float neck = capsule(t, vec3(0., 0., .110), vec3(0., 0., .125), .0135);
  add(smin(neck, length((t - vec3(0., 0., .138)) * vec3(1., 1., 1.15)) - .0245, .016), ID_KNOB);
}
#endif
#if DIALS_ANALOGUE
void dialRings(vec3 p) {
  vec3 s = lean(p - CLUSTER_AT, CLUSTER_LEAN);
  float ring = length(vec2(s.y, s.z) - vec2(sign(s.y) * .098, 0.)) - .0475;
  add(max(abs(ring) - .0022, abs(s.x - .009) - .005), ID_METAL);
}
#endif
