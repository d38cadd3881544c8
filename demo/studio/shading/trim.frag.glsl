// Mirrors, door handles, roof rails and wipers.
void main() {
  readFrame();
  if (dot(gNormal, gView) < 0.0) gNormal = -gNormal;
  lightPixel();
  vec3 q = vec3(gPlace.x, abs(gPlace.y), gPlace.z);
  Surface surface = painted();
  if (gPart.w < MIRROR + 0.1) {
    put(surface, pianoBlack(), max(MIRROR_CAP_BLACK, cover(q.z - MIRROR_PLACE.z + 0.026)));
    put(surface, dullPlastic(vec3(0.02)), cover(q.y - MIRROR_PLACE.y + 0.09));
    if (gNormal.x > 0.75) {
      float pane = box(q.yz - MIRROR_PLACE.yz, vec2(0.092, 0.050) * MIRROR_SIZE, 0.03);
      put(surface, pianoBlack(), 1.0);
      put(surface, COOL * mirrored(0.0) * 0.8 + 0.01, cover(pane));
    } else {
      float signal = max(abs(q.z - MIRROR_PLACE.z + 0.021) - 0.004, MIRROR_PLACE.y - 0.02 - q.y);
      put(surface, lacquered(vec3(0.30, 0.12, 0.02), 1.0, 0.05), 0.7 * cover(signal));
    }
  } else if (gPart.w > WIPERS - 0.1) {
    surface = Surface(dullPlastic(vec3(0.012)), vec4(0.0));
  } else if (gPart.w > RAILS - 0.1) {
    // Satin, and dark where it reaches down through the roof and could be seen through a window.
    vec3 satin = vec3(RAIL_METAL > 0.5 ? 0.36 : 0.012) * COOL * (0.5 * gSoft + 0.5 * gDull);
    surface = Surface(satin, vec4(0.0));
    put(surface, vec3(0.005), fBody(q.x, q.y, q.z) < -0.004 ? 1.0 : 0.0);
#ifdef BLACK_HANDLES
  } else {
    surface = Surface(dullPlastic(vec3(0.016)), vec4(0.0));
#endif
  }
  show(surface);
}
